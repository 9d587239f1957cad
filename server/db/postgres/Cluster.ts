/** A PostgreSQL data folder of ours, and how to connect to the server that runs on it. */
export interface Cluster {
  /** PostgreSQL's data folder. */
  folder: string;
  /** Folder of the socket, or the loopback address where the system knows no such sockets. */
  host: string;
  port: number;
  /** Passwords, kept in the data folder itself so that they live and die with it. */
  secrets: ClusterSecrets;
}

/** Made once when the folder is made. */
export interface ClusterSecrets {
  /** Of the superuser `postgres`. */
  owner: string;
  /** Of the role `croupier_app`. */
  app: string;
}
