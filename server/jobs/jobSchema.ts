/** The schema of the database that the queue of jobs keeps its tables in. */
export const jobSchema = "pgboss";
