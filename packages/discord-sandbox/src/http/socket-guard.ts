import type { WebSocket } from 'ws';

/** What handles a connection's events. */
export interface Listeners {
  readonly message: (text: string) => void;
  readonly close: (code: number) => void;
}

/**
 * Listens to a connection. A listener that throws ends that connection, never the process.
 */
export function listenTo(
  socket: Pick<WebSocket, 'on' | 'terminate'>,
  { message, close }: Listeners,
  log: (sentence: string) => void,
): void {
  const guarded = (run: () => void) => {
    try {
      run();
    } catch (error) {
      log(`The sandbox failed at a connection and closed it: ${String(error)}`);
      socket.terminate();
    }
  };
  socket.on('message', (data) => guarded(() => message(String(data))));
  socket.on('close', (code) => guarded(() => close(code)));
  socket.on('error', () => socket.terminate());
}
