import { type ImageWidth, imageAt } from '@lumitor/domain/catalogue/image';
import { Box } from '@mui/material';

interface PictureProps {
  /** Empty: a neutral square is shown. */
  url: string;
  /** Omitted if the article's name is next to the picture. */
  alt?: string;
  /** Side in CSS pixels. */
  size?: number;
  width?: ImageWidth;
}

/** Picture of an article, sharp on dense screens. */
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
    // A plain element: in long lists, component styles would be computed for each picture.
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
