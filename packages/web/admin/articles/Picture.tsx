import { type ImageWidth, imageAt } from '@lumitor/domain/catalogue/image';
import type { Px } from '@lumitor/domain/units';
import { Box } from '@mui/material';

interface PictureProps {
  url: string;
  alt?: string;
  size?: Px;
  width?: ImageWidth;
}

export function ArticlePicture({ url, alt = '', size = 48, width = 96 }: PictureProps) {
  if (!url)
    return (
      <Box
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        sx={{
          flex: 'none',
          width: size,
          height: size,
          borderRadius: 1,
          border: '1px dashed',
          borderColor: 'text.disabled',
          opacity: 0.6,
        }}
      />
    );
  return (
    // Plain element: in long lists, component styles would be computed per picture.
    <img
      src={imageAt(url, width)}
      alt={alt}
      decoding="async"
      width={size}
      height={size}
      style={{
        flex: 'none',
        borderRadius: 8,
        display: 'block',
        objectFit: 'contain',
        backgroundColor: '#fff',
      }}
    />
  );
}
