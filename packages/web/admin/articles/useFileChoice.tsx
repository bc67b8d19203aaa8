import { type DragEvent, useRef, useState } from 'react';

/** A file that is dropped on a place, or chosen: what the place takes, the hidden chooser, and what opens it. */
export function useFileChoice(accept: string, onFile: (file: File) => void) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  return {
    /** Something is dragged over the place. */
    isOver,
    place: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
    open: () => chooser.current?.click(),
    input: (
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          take(target.files);
          // The same file, mended meanwhile, may be chosen again.
          target.value = '';
        }}
      />
    ),
  };
}
