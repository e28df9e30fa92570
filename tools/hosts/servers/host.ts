/** A running server of the site, whichever program it is. */
export interface Host {
  url: string;
  /** Returns everything it has logged so far. */
  readLog(): Promise<string>;
  /** Can be called more than once. */
  stop(): Promise<void>;
}

/** Settings to start a host with. */
export interface HostSettings {
  /** An empty folder for the host alone. */
  folder: string;
  distDir: string;
  /** `host:port` of the Node server behind it. */
  nodeAddress: string;
}
