import { startGames } from "./startGames.ts";

// The sandbox game vendor, on an origin of its own: its games play with the play money of a demo. `npm start` starts it beside one.
const { env } = process;
if (env["NODE_ENV"] === "production") {
  process.stderr.write("The sandbox game vendor is for play money, and does not run in production.\n");
  process.exit(1);
}
const need = (name: string): string => {
  const value = env[name]?.trim();
  if (value) return value;
  process.stderr.write(`${name} must be set.\n`);
  return process.exit(1);
};
const { stop } = await startGames({
  port: Number(need("SANDBOX_PORT")),
  site: need("SANDBOX_SITE"),
  platform: env["SANDBOX_PLATFORM"]?.trim() || need("SANDBOX_SITE"),
  secret: need("SANDBOX_SECRET"),
  folder: need("SANDBOX_FOLDER"),
});
for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const)
  process.on(signal, () => void stop().then(() => process.exit(0)));
