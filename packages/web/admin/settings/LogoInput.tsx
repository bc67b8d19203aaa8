import { imageAt } from '@lumitor/domain/catalogue/image';
import { Box } from '@mui/material';
import { FileInput } from '../catalogue/form/FileInput.tsx';
import { PICTURE } from '../data/fileKind.ts';

interface LogoInputProps {
  name: string;
  label: string;
  /** Colour on which it is to be seen. */
  ground: string;
}

/** A picture of the shop on the ground that it is for; the service makes pixels of any drawing. */
export function LogoInput({ name, label, ground }: LogoInputProps) {
  return (
    <FileInput collection="settings" kind={PICTURE} name={name} label={label}>
      {(url, preview) => (
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 168,
            height: 64,
            border: 1,
            borderColor: 'divider',
            bgcolor: ground,
          }}
        >
          {(preview || url) && (
            <Box
              component="img"
              src={preview || imageAt(url, 320)}
              alt={label}
              sx={{ width: 132, height: 40, objectFit: 'contain' }}
            />
          )}
        </Box>
      )}
    </FileInput>
  );
}
