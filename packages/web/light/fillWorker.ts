import { type FillQuestion, fillTo } from '@lumitor/domain/light/fill';

addEventListener('message', ({ data }: MessageEvent<FillQuestion>) => postMessage(fillTo(data)));
