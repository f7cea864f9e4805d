declare module 'autocannon' {
  type Request = {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  };

  export type Options = {
    url: string;
    connections: number;
    duration?: number;
    headers?: Record<string, string>;
    requests?: (Request & { setupRequest?: (request: Request) => Request })[];
  };

  export type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    throughput: { total: number };
    non2xx: number;
    errors: number;
    timeouts: number;
  };

  export default function autocannon(options: Options): Promise<Result>;
}
