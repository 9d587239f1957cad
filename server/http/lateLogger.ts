import type { FastifyBaseLogger, FastifyInstance } from "fastify";

type Write = FastifyBaseLogger["info"];
type Bindings = Parameters<FastifyBaseLogger["child"]>[0];
type ChildOptions = Parameters<FastifyBaseLogger["child"]>[1];
/** What pino's loggers can beside Fastify's type of them. */
type Levelled = FastifyBaseLogger & { isLevelEnabled?(level: string): boolean };

/**
 * A request's logger that is made when it has something to write. Most answers log nothing at the usual level, and a logger of
 * pino's own for each costs as much as routing.
 */
class LateLogger {
  readonly #parent: Levelled;
  readonly #bindings: Bindings;
  readonly #options: ChildOptions;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: Levelled, bindings: Bindings, options: ChildOptions) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  #logger(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings, this.#options);
    return this.#made;
  }

  /** Whether a line would be written: a route's own level is the child's. */
  #writes(level: string): boolean {
    if (this.#made !== undefined || this.#options?.level !== undefined) return true;
    return this.#parent.isLevelEnabled?.(level) ?? true;
  }

  #write(level: "fatal" | "error" | "warn" | "info" | "debug" | "trace", line: unknown[]): void {
    if (this.#writes(level)) (this.#logger()[level] as (...parts: unknown[]) => void)(...line);
  }

  get level(): string {
    return this.#made?.level ?? this.#parent.level;
  }
  set level(level: string) {
    this.#logger().level = level;
  }
  child(bindings: Bindings, options?: ChildOptions): FastifyBaseLogger {
    return this.#logger().child(bindings, options);
  }
  silent(): void {}
  fatal(...line: unknown[]): void {
    this.#write("fatal", line);
  }
  error(...line: unknown[]): void {
    this.#write("error", line);
  }
  warn(...line: unknown[]): void {
    this.#write("warn", line);
  }
  info(...line: unknown[]): void {
    this.#write("info", line);
  }
  debug(...line: unknown[]): void {
    this.#write("debug", line);
  }
  trace(...line: unknown[]): void {
    this.#write("trace", line);
  }
}

/** Fastify's `childLoggerFactory`: a logger for a request that costs nothing until it writes. */
export function lateLogger(
  this: FastifyInstance,
  parent: FastifyBaseLogger,
  bindings: Bindings,
  options: ChildOptions,
): FastifyBaseLogger {
  return new LateLogger(parent, bindings, options) as { info: Write } as FastifyBaseLogger;
}
