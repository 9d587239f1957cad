/** How many files and connections the system lets this process have open; infinite where it does not say (Windows). */
export function mostOpenFiles(): number {
  // Looking up the names of peers is no part of the question. (Node 22.13 and newer; not in the types yet.)
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | "unlimited" } } };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === "number" ? soft : Infinity;
}
