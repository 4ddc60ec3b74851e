/** Marks the properties that differ between the compared products (`.compare-table`), and updates the marks after a removal. */
const table = document.querySelector('.compare-table');
const [body] = table?.tBodies ?? [];

function mark() {
  for (const sign of table.querySelectorAll('.compare-mark')) {
    const { cellIndex } = sign.closest('th');
    sign.hidden = new Set([...body.rows].map(({ cells }) => cells[cellIndex].textContent)).size < 2;
  }
}

if (body) new MutationObserver(mark).observe(body, { childList: true });
