/** Words that fit their room: set tighter and tighter, by `data-tight`, until nothing of them is cut. */

/** An attachment: the element has a size of its own, and styles for that many degrees of tightness. */
export function fit(degrees: number): (element: HTMLElement) => () => void {
  return (element) => {
    function set(): void {
      for (let degree = 0; degree <= degrees; degree++) {
        element.dataset.tight = String(degree);
        if (element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1) return;
      }
    }
    const sizes = new ResizeObserver(set);
    const words = new MutationObserver(set);
    sizes.observe(element);
    words.observe(element, { childList: true, characterData: true, subtree: true });
    set();
    return () => {
      sizes.disconnect();
      words.disconnect();
    };
  };
}
