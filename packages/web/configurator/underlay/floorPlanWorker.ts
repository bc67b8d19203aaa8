import { UnreadableDxf } from '@lumitor/domain/floorPlan/dxfFault';
import { drawnIn, readFloorPlan } from '@lumitor/domain/floorPlan/readFloorPlan';
import type { FloorPlanAnswer, FloorPlanMessage } from './floorPlanMessages.ts';

let document: Parameters<typeof drawnIn>[0] | null = null;

function answerTo(message: FloorPlanMessage): FloorPlanAnswer {
  try {
    if ('bytes' in message) {
      const answer = readFloorPlan(message.bytes);
      document = answer.document;
      return { read: answer.read };
    }
    if (!document) return { error: 'No file was read' };
    return { read: { sure: drawnIn(document, message.unit) } };
  } catch (error) {
    if (error instanceof UnreadableDxf) return { fault: error.fault };
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<FloorPlanMessage>) => postMessage(answerTo(data)));
