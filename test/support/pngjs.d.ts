/** What the tests use of a package that has no types. */
declare module 'pngjs' {
  export class PNG {
    static sync: {
      read(data: Buffer): PNG;
      write(png: PNG): Buffer;
    };
    constructor(options: { readonly width: number; readonly height: number });
    readonly width: number;
    readonly height: number;
    readonly data: Buffer;
  }
}
