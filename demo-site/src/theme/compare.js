/** Marks what differs between the products of the comparison (`.compare-table`), again after one was taken out of the page. */
const table = document.querySelector('.compare-table');
const [body] = table?.tBodies ?? [];

function mark() {
  for (const sign of table.querySelectorAll('.compare-mark')) {
    const { cellIndex } = sign.closest('th');
    sign.hidden = new Set([...body.rows].map(({ cells }) => cells[cellIndex].textContent)).size < 2;
  }
}

if (body) new MutationObserver(mark).observe(body, { childList: true });
