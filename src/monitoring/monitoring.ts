import { type Meter, NO_METER } from '../meter.ts';
import { type Health, serveMonitoring } from './server.ts';

export interface MonitoringOptions {
  /** 0 takes any that is free; undefined: nothing is measured, and nothing listens. */
  readonly port: number | undefined;
  readonly host: string;
  readonly version: string;
}

export interface Monitoring {
  readonly meter: Meter;
  /**
   * Begins to answer.
   * @returns the address; undefined if nothing listens
   * @throws {PortUnusable}
   */
  serve(health: Health): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Loads what measuring takes, unless nobody asked for it. */
export async function createMonitoring(options: MonitoringOptions): Promise<Monitoring> {
  const { host, port, version } = options;
  if (port === undefined) {
    return { meter: NO_METER, serve: async () => undefined, close: async () => {} };
  }
  const { createExporter } = await import('./exporter.ts');
  const exporter = createExporter();
  const labels = { version, node: process.version };
  exporter.meter.watch('hanafuda_build_info', () => [{ labels, value: 1 }]);
  let close = async () => {};
  return {
    meter: exporter.meter,
    async serve(health) {
      const running = await serveMonitoring({ host, port, exporter, health });
      close = running.close;
      return running.url;
    },
    close: () => close(),
  };
}
