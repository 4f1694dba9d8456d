/** Joins class names, leaving out what is absent: `joinClasses('a', isOpen && 'b', className)`. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
