/** Main-thread time in milliseconds, as DevTools counts it. */
export interface CpuTimes {
  task: number;
  script: number;
  layout: number;
  style: number;
}
