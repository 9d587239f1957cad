import type { Diagnostic } from "#contracts/api.ts";
import { readPermission } from "#compile/permission.ts";
import { permissionDiagnostics } from "#compile/checks/permissionDiagnostics.ts";
import type { SiteReader } from "#stores/SitePort.ts";

/** Reads permission answers. `report` hears of what one says in vain. */
export function createPermissionReader(
  report: (problem: Diagnostic) => void = () => undefined,
): Pick<SiteReader<never>, "readPermission"> {
  return {
    readPermission(candidate) {
      const read = readPermission(candidate);
      if (read.ok) permissionDiagnostics(candidate, read.permission).forEach(report);
      return read;
    },
  };
}
