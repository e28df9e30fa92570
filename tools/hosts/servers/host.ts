/** A running server of the site, by whichever program. */
export interface Host {
  url: string;
  /** Everything it has logged so far. */
  readLog(): Promise<string>;
  /** May be called again. */
  stop(): Promise<void>;
}

/** What a host is started with. */
export interface HostSettings {
  /** An empty folder of the host's own. */
  folder: string;
  distDir: string;
  /** `host:port` of the Node server behind it. */
  nodeAddress: string;
}
