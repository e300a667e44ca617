import type { ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import type { Sandbox } from './sandbox.ts';

/** The page for people: its files, and the socket by which it shows and does things. */
export class PageServer {
  constructor(sandbox: Sandbox) {
    void sandbox;
  }

  serve(response: ServerResponse, path: string): void {
    response.writeHead(404, { 'content-type': 'text/plain' });
    response.end(`There is nothing at ${path}.`);
  }

  accept(socket: WebSocket): void {
    socket.close();
  }

  close(): void {}
}
