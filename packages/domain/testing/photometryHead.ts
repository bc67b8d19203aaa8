/** Luminaire data of a photometric file besides its intensities. Lengths in cm; a width of 0 means circular. */
export interface PhotometryHead {
  maker: string;
  name: string;
  code: string;
  date: string;
  lamp: string;
  lumens: number;
  watts: number;
  cct: number;
  cri: number;
  length: number;
  width: number;
  height: number;
  luminousLength: number;
  luminousWidth: number;
}
