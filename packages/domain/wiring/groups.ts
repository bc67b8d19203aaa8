/** Groups that hang together: for each item one that stands for its group. */
export function groupsOf(count: number, pairs: Iterable<{ a: number; b: number }>): (item: number) => number {
  const parent = Array.from({ length: count }, (_, item) => item);
  const find = (item: number): number => {
    let root = item;
    while (parent[root] !== root) root = parent[root] ?? 0;
    for (let at = item; at !== root; ) [parent[at], at] = [root, parent[at] ?? 0];
    return root;
  };
  for (const { a, b } of pairs) parent[find(a)] = find(b);
  return find;
}
