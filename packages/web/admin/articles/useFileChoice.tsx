import { type DragEvent, useRef, useState } from 'react';

/** File selection by drop or dialog: props of the drop area, a hidden input, and a function that opens the dialog. */
export function useFileChoice(accept: string, onFile: (file: File) => void) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  return {
    /** Whether something is dragged over the area. */
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
          // Clearing the value allows the same file to be selected again after an edit.
          target.value = '';
        }}
      />
    ),
  };
}
