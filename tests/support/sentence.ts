/** Finds the innermost element that says a text, also where a name in it has an element of its own. */
export const sentence =
  (said: string | RegExp) =>
  (_: string, element: Element | null): boolean => {
    const says = ({ textContent }: Element) =>
      typeof said === 'string' ? textContent === said : said.test(textContent);
    return element !== null && says(element) && ![...element.children].some(says);
  };
