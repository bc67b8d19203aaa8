import { type ImageWidth, imageAt } from '@lumitor/domain/catalogue/image';
import { Box } from '@mui/material';

interface PictureProps {
  /** Empty: a neutral square stands for it. */
  url: string;
  /** Left out where the article's name stands beside. */
  alt?: string;
  /** Side in pixels on screen. */
  size?: number;
  width?: ImageWidth;
}

/** A picture of an article, sharp on dense screens. */
export function Picture({ url, alt = '', size = 48, width = 96 }: PictureProps) {
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
    // A list has many: as a style of the component library each would be put together again.
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
