/** The shop's form for reviews. */
export const form = `<div id="respond"><form id="commentform">
<div class="comment-form-rating"><label for="rating" id="comment-form-rating-label">Your rating</label><select name="rating" id="rating" required><option value="">Rate…</option><option value="5">Perfect</option><option value="4">Good</option><option value="3">Average</option><option value="2">Not that bad</option><option value="1">Very poor</option></select></div>
<input type="text" name="author"><input name="submit" type="submit" id="submit" value="Submit"></form></div>`;
