/** Used part of gltf-validator 2.0, which has no types. */
declare module 'gltf-validator' {
  interface Report {
    issues: {
      numErrors: number;
      numWarnings: number;
      messages: { severity: number; code: string; message: string }[];
    };
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>;
}
