/** Joins class names and skips falsy ones: `joinClasses('a', isOpen && 'b', className)`. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
