import { computeOrderLight } from '@lumitor/domain/order/orderLight';

addEventListener('message', ({ data }: MessageEvent<Parameters<typeof computeOrderLight>>) =>
  postMessage(computeOrderLight(...data)),
);
