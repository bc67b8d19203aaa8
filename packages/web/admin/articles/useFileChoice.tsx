import { type DragEvent, useRef, useState } from 'react';

export function useFileChoice(accept: string, onFile: (file: File) => void, isMultiple = false) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    for (const file of [...(files ?? [])].slice(0, isMultiple ? undefined : 1)) onFile(file);
  };
  return {
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
        multiple={isMultiple}
        accept={accept}
        onChange={({ target }) => {
          take(target.files);
          // An edited file must be selectable again.
          target.value = '';
        }}
      />
    ),
  };
}
