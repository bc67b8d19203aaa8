import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { OrderSummary } from '@lumitor/domain/order/orderParts';
import type { PackedDetail } from '@lumitor/domain/order/packedOrder';
import type { OrderRecord } from '@lumitor/domain/order/record';

const FILE = new URL('../../domain/testing/former/packedOrders.json.br', import.meta.url);

interface Packed {
  summary: OrderSummary;
  detail: PackedDetail;
  record: OrderRecord;
}

/** Orders as versions before 0160 stored them, with the records that they packed. */
export const packedOrders = (): [Packed, ...Packed[]] =>
  JSON.parse(brotliDecompressSync(readFileSync(FILE)).toString());
