/** Node of pdfmake. */
export type Content = string | { [property: string]: unknown } | Content[];
