import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  caption?: ReactNode;
  columns: readonly { key: string; head: ReactNode; className?: string | undefined }[];
  rows: readonly {
    key: string | number;
    head: ReactNode;
    cells: readonly ReactNode[];
    missed?: readonly boolean[];
  }[];
  id?: string;
  className?: string | undefined;
}

export function Table({ caption, columns, rows, id, className = styles.table }: TableProps) {
  return (
    <table id={id} className={className}>
      {caption && <caption className={styles.caption}>{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ key, head, className }) => (
            <th key={key} scope="col" className={className}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells, missed }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => {
              const column = columns[index + 1];
              return (
                <td
                  key={column?.key}
                  className={column?.className}
                  data-missed={missed?.[index] || undefined}
                >
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const figures = (key: string, head: ReactNode) => ({ key, head, className: styles.number });
