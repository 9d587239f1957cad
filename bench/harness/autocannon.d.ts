// The part of autocannon that the bench uses; it brings no types of its own.
declare module "autocannon" {
  export interface LoadOptions {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
  }
  export interface LoadResult {
    "2xx": number;
    non2xx: number;
    errors: number;
    start: Date;
    finish: Date;
  }
  export default function autocannon(options: LoadOptions): Promise<LoadResult>;
}
