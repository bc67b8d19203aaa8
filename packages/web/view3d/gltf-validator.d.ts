/** The part of gltf-validator 2.0 that is used; it brings no types of its own. */
declare module 'gltf-validator' {
  interface Report {
    issues: {
      numErrors: number;
      numWarnings: number;
      /** 0 is an error, 1 a warning. */
      messages: { severity: number; code: string; message: string }[];
    };
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>;
}
