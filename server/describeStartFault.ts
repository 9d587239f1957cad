import { resolve, sep } from "node:path";
import type { Config } from "./config.ts";

const mayNotWrite = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "ENOSPC", "EDQUOT", "EEXIST"]);

/** A failed start in a sentence that names the setting to change, where it is a setting; else what the error says itself. */
export function describeStartFault(error: unknown, { host, port, dataFolder }: Config): string {
  const { code = "", syscall = "", path = "", message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") {
    return `PORT: another program listens on ${host}:${port} already. Stop it, or choose another port.`;
  }
  if (code === "EACCES" && syscall === "listen") {
    return `PORT: this account may not listen on ${port}. Choose a port above 1023, and put a proxy in front.`;
  }
  if (code === "EADDRNOTAVAIL" || (syscall === "getaddrinfo" && message.includes(host))) {
    return `HOST: ${host} is no address of this machine. 0.0.0.0 stands for all of them.`;
  }
  const folder = resolve(dataFolder);
  if (
    mayNotWrite.has(code) &&
    (resolve(path) === folder || resolve(path).startsWith(folder + sep) || folder.startsWith(resolve(path) + sep))
  ) {
    return `CROUPIER_DATA: nothing can be written in ${folder} (${code}). Give this account the folder, or name another one.`;
  }
  return message;
}
