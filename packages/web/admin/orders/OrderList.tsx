export function OrderList() {
  return null;
}
