import { UnreadableDxf } from '@lumitor/domain/floorPlan/dxfFault';
import type { FloorPlan } from '@lumitor/domain/floorPlan/floorPlan';
import type { ReadFloorPlan } from '@lumitor/domain/floorPlan/readFloorPlan';
import type { PlanUnit } from '@lumitor/domain/floorPlan/units';
import type { FloorPlanAnswer, FloorPlanMessage } from './floorPlanMessages.ts';

export interface OpenDxf {
  read: ReadFloorPlan;
  inUnit: (unit: PlanUnit) => Promise<FloorPlan>;
  close: () => void;
}

function send(worker: Worker, message: FloorPlanMessage, cancelled?: AbortSignal): Promise<ReadFloorPlan> {
  return new Promise((resolve, reject) => {
    cancelled?.addEventListener('abort', () => reject(cancelled.reason), { once: true });
    worker.onmessage = ({ data }: MessageEvent<FloorPlanAnswer>) => {
      if ('read' in data) resolve(data.read);
      else reject('fault' in data ? new UnreadableDxf(data.fault) : new Error(data.error));
    };
    worker.onerror = () => reject(new Error('The worker did not start'));
    worker.postMessage(message);
  });
}

/** @throws UnreadableDxf if the file is no floor plan */
export async function openDxf(bytes: Uint8Array, cancelled: AbortSignal): Promise<OpenDxf> {
  cancelled.throwIfAborted();
  const worker = new Worker(new URL('./floorPlanWorker.ts', import.meta.url), { type: 'module' });
  const close = () => worker.terminate();
  try {
    const read = await send(worker, { bytes }, cancelled);
    const inUnit = async (unit: PlanUnit): Promise<FloorPlan> => {
      const known = 'sure' in read ? [read.sure] : read.proposals;
      const drawn = known.find((proposal) => proposal.unit === unit);
      if (drawn) return drawn.plan;
      const answer = await send(worker, { unit });
      return 'sure' in answer ? answer.sure.plan : answer.proposals[0].plan;
    };
    return { read, inUnit, close };
  } catch (error) {
    close();
    throw error;
  }
}
