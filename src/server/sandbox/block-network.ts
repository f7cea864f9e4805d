// Loaded first in processes that read untrusted files: blocks the network. The Node.js permission
// model covers files and child processes but not the network yet.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

function deny(): never {
  throw Object.assign(new Error('No network here.'), { code: 'ERR_ACCESS_DENIED' });
}

function close(owner: object, isClosed: (name: string) => boolean): void {
  for (const name of Object.getOwnPropertyNames(owner).filter(isClosed))
    Object.defineProperty(owner, name, { value: deny, writable: false, configurable: false });
}

const isAsking = (name: string) => /^(?:lookup|resolve|reverse|query)/u.test(name);
close(net.Socket.prototype, (name) => name === 'connect');
close(net.Server.prototype, (name) => name === 'listen');
close(dgram.Socket.prototype, (name) => /^(?:bind|send|connect)$/u.test(name));
for (const owner of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
  for (let each: object = owner; each !== Object.prototype; each = Object.getPrototypeOf(each))
    close(each, isAsking);
syncBuiltinESMExports();
