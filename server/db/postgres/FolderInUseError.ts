/** Another running program of ours works on this data folder; `pid` is its process id. */
export class FolderInUseError extends Error {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by the process ${pid}. ` +
        "Stop that one first, or give this one a folder of its own (CROUPIER_DATA).",
    );
    this.name = "FolderInUseError";
    this.pid = pid;
  }
}
