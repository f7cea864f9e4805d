import { connect } from 'node:net';

/** Sends these bytes unchanged and reads until the server closes the connection. */
export async function rawRequest(port: number, bytes: string | Uint8Array) {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const parts: Buffer[] = [];
  await new Promise<void>((resolve) => {
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
  const text = Buffer.concat(parts).toString('latin1');
  return { text, status: Number(/^HTTP\/1\.1 (\d{3})/u.exec(text)?.[1]) };
}
