import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

export type DatabaseProxy = TcpProxy & { connectionString: string };

export async function startDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
  const { host, port, user, password, database } = new pg.Client({ connectionString });
  const proxy = await startTcpProxy(() =>
    host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host),
  );
  const url = new URL(`postgresql://127.0.0.1:${proxy.port}/${database ?? ''}`);
  url.username = user ?? '';
  url.password = typeof password === 'string' ? password : '';
  return { ...proxy, connectionString: url.href };
}
