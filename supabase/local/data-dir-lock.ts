import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { LocalStackError } from './local-stack-error.ts';

/**
 * Keeps two processes from opening one data folder, which would corrupt it. The lock is a listening local socket:
 * unlike a PID file, it does not outlive a crashed process. Returns a function that releases the lock; throws a
 * LocalStackError if the folder is in use.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const address = socketAddress(dataDir);
  const server = (await listen(address)) ?? (await takeOverFromCrashed(address));
  if (!server) {
    throw new LocalStackError(
      `The data folder ${dataDir} is in use by another running process (a second "npm run dev"?). Stop that one first, then start again.`,
    );
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function socketAddress(dataDir: string): string {
  // Socket paths are limited to about 100 bytes, so a hash stands for the folder's path.
  const name = `tampah-gizi-${createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
}

function listen(address: string): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

async function takeOverFromCrashed(address: string): Promise<net.Server | undefined> {
  if (await answers(address)) return undefined;
  await rm(address, { force: true });
  return listen(address);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
