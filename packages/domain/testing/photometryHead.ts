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
