/** What a photometric file tells of a luminaire besides how it shines. Lengths in cm; a width of 0 is that of a circle. */
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
