declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  /** An S3-compatible store that keeps everything in a folder; its keys are S3RVER and S3RVER. */
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { readonly name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
