import { startPayments } from "./startPayments.ts";

// The sandbox payment provider, on an origin of its own: no money moves. `npm start` starts it beside a demo.
const { env } = process;
if (env["NODE_ENV"] === "production") {
  process.stderr.write("The sandbox payment provider moves no money, and does not run in production.\n");
  process.exit(1);
}
const need = (name: string): string => {
  const value = env[name]?.trim();
  if (value) return value;
  process.stderr.write(`${name} must be set.\n`);
  return process.exit(1);
};
const stop = await startPayments({
  port: Number(need("SANDBOX_PORT")),
  site: need("SANDBOX_SITE"),
  platform: env["SANDBOX_PLATFORM"]?.trim() || need("SANDBOX_SITE"),
  secret: need("SANDBOX_SECRET"),
});
for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const)
  process.on(signal, () => void stop().then(() => process.exit(0)));
