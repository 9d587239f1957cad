import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The account PostgreSQL runs under; undefined is the account we run under ourselves. */
export type ServerUser = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. Started as root, it runs as `postgres`, as a system account `croupier` that is
 * made for it, or as `nobody`, whichever is there first.
 */
export async function findServerUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return undefined;
  const make = () =>
    run("useradd", ["--system", "--user-group", "--no-create-home", "croupier"]).catch(() => undefined);
  const known = (await lookUp("postgres")) ?? (await lookUp("croupier"));
  if (known) return known;
  await make();
  const user = (await lookUp("croupier")) ?? (await lookUp("nobody"));
  if (user) return user;
  throw new Error(
    "PostgreSQL does not run as root, and no other account could be found or made. Start as another user.",
  );
}

async function lookUp(name: string): Promise<ServerUser> {
  try {
    const [uid, gid] = await Promise.all(
      ["-u", "-g"].map(async (flag) => Number((await run("id", [flag, name])).stdout)),
    );
    return uid && gid ? { uid, gid } : undefined;
  } catch {
    return undefined;
  }
}
