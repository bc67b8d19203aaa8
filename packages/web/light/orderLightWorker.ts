import { orderLightInParts } from '@lumitor/domain/order/orderLight';

addEventListener('message', ({ data }: MessageEvent<Parameters<typeof orderLightInParts>>) => {
  const parts = orderLightInParts(...data);
  for (;;) {
    const { done, value } = parts.next();
    if (done) return postMessage(value);
    postMessage({ progress: value });
  }
});
