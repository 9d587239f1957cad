import type { Diagnostic } from "#contracts/api.ts";
import { readPermission } from "#compile/permission.ts";
import type { SiteReader } from "#stores/SitePort.ts";

/** Reads permission answers. `report` hears of what one says in vain, a moment later: no page waits for that. */
export function createPermissionReader(
  report: (problem: Diagnostic) => void = () => undefined,
): Pick<SiteReader<never>, "readPermission"> {
  return {
    readPermission(candidate) {
      const read = readPermission(candidate);
      if (read.ok)
        void import("#compile/checks/permissionDiagnostics.ts")
          .then((part) => part.permissionDiagnostics(candidate, read.permission).forEach(report))
          .catch(() => undefined);
      return read;
    },
  };
}
