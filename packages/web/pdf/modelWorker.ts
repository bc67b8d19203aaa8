import { orderDxf } from '@lumitor/domain/dxf/orderDxf';
import { orderIfc } from '@lumitor/domain/ifc/orderIfc';
import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import { translator } from '@lumitor/domain/translation/lookup';
import { answerRequest } from './answerRequest.ts';
import type { ModelRequest } from './fileMessages.ts';

function fileOf({ kind, props }: ModelRequest, onProgress: (share: number) => void): Blob {
  const { page, language } = props;
  const t = translator(page.translations, language);
  const installation = orderInstallation(page);
  onProgress(0.05);
  if (kind === 'ifc') {
    const urlOf = (path: string) => new URL(path, location.origin).href;
    return new Blob([orderIfc(page, installation, language, t, urlOf)], { type: 'application/x-step' });
  }
  const dxf = orderDxf(page, installation, language, t, props.choice, props.entries, onProgress);
  return new Blob([dxf], { type: 'image/vnd.dxf' });
}

addEventListener('message', ({ data }: MessageEvent<ModelRequest>) =>
  answerRequest(async (onProgress) => fileOf(data, onProgress)),
);
